import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program as it is linked. */
export const bin = fileURLToPath(new URL('../bin/cluekit.mjs', import.meta.url));

/** What a run of the real program came to. */
export interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `cluekit` as a shell would, with a text on its standard input. */
export function cluekit(args: readonly string[], stdin: string | Uint8Array = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { stdio: 'pipe' });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => {}); // it need not read what it does not want
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(stdin);
  });
}

/** The lines of a text that ends with one. */
export function lines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}
