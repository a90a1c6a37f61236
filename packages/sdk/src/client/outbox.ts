import type { RefusedFrame, ReplyFrame } from '../protocol/host-frames.js';
import { ACCEPTED, refused, type Reply } from '../protocol/reply.js';

/** Commands that have no reply yet, and replies whose view has not come yet. */
export interface Outbox {
  readonly size: number;
  /** Keeps a command until it is answered, and sends it where `ready`. */
  add(id: string, command: string, ready: boolean): Promise<Reply>;
  /** Sends everything again, in order: after a welcome. The host knows an id it has answered. */
  resend(): void;
  /** Takes a reply; false where no command waits for it. It is given once the view is of `rev` or later. */
  reply(frame: ReplyFrame): boolean;
  /** Takes a refusal without an id as the answer to the oldest command that was sent and has none; false without one. */
  refused(frame: RefusedFrame): boolean;
  /** The view is now of this `rev`: gives the replies that waited for it. */
  reached(rev: number): void;
  /** Gives every command that has no reply this one. */
  end(reply: Reply): void;
}

interface Waiting {
  readonly command: string;
  readonly resolve: (reply: Reply) => void;
  /** The phase it was meant for: that of the first time it was sent. */
  phase: string | null;
  answer: ReplyFrame | null;
}

/** More than this and something is wrong: the rest is refused with `too-many`. */
const MOST = 64;

/**
 * @param send sends a frame
 * @param phase the phase key of the last view
 */
export function createOutbox(send: (text: string) => void, phase: () => string): Outbox {
  const waiting = new Map<string, Waiting>();
  let rev = 0;

  function post(id: string, item: Waiting): void {
    item.phase ??= phase();
    send(`{"t":"cmd","id":"${id}","phase":${JSON.stringify(item.phase)},"cmd":${item.command}}`);
  }

  function settle(id: string, item: Waiting, frame: ReplyFrame | RefusedFrame): void {
    const { ok, code, message, word } = frame as ReplyFrame;
    waiting.delete(id);
    if (ok) return item.resolve(ACCEPTED);
    const refusal = { code: code ?? 'internal', ...(word === undefined ? {} : { word }) } as const;
    item.resolve({ ...refusal, ok: false, message: message ?? refusal.code });
  }

  return {
    get size() {
      return waiting.size;
    },
    add(id, command, ready) {
      if (waiting.size >= MOST) return Promise.resolve(refused({ code: 'too-many' }));
      return new Promise((resolve) => {
        const item: Waiting = { command, resolve, phase: null, answer: null };
        waiting.set(id, item);
        if (ready) post(id, item);
      });
    },
    resend() {
      for (const [id, item] of waiting) if (item.answer === null) post(id, item);
    },
    reply(frame) {
      const item = waiting.get(frame.id);
      if (item === undefined) return false;
      if (frame.rev > rev) item.answer = frame;
      else settle(frame.id, item, frame);
      return true;
    },
    refused(frame) {
      for (const [id, item] of waiting) {
        if (item.phase === null || item.answer !== null) continue;
        settle(id, item, frame);
        return true;
      }
      return false;
    },
    reached(now) {
      rev = now;
      for (const [id, item] of [...waiting])
        if (item.answer !== null && item.answer.rev <= rev) settle(id, item, item.answer);
    },
    end(reply) {
      for (const [id, item] of [...waiting]) {
        if (item.answer !== null) settle(id, item, item.answer);
        else item.resolve(reply);
      }
      waiting.clear();
    },
  };
}
