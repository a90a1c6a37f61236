import type { LitElement, ReactiveController } from 'lit';
import { keptKey } from '../store/device.js';

/** Listens for what another tab writes under a game's name: the same match, played on there. */
export class OtherTab implements ReactiveController {
  readonly #host: LitElement;
  readonly #name: () => string;
  readonly #onWrite: () => void;

  /**
   * @param name the game's
   * @param onWrite called when something was written there; not when it was erased
   */
  constructor(host: LitElement, name: () => string, onWrite: () => void) {
    this.#host = host;
    this.#name = name;
    this.#onWrite = onWrite;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.#onStorage);
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#onStorage);
  }

  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (newValue !== null && this.#host.hasUpdated && key === keptKey(this.#name())) this.#onWrite();
  };
}
