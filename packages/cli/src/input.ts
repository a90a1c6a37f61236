import { createReadStream } from 'node:fs';
import { reason } from './reason.js';

/** Where a command reads from: files by name, `-` for standard input. */
export interface Input {
  /** The text of a file. Rejects with a plain sentence where it cannot be read. */
  text(file: string): Promise<string>;
}

/** The most that is read of one file, in bytes: no record and no deck comes near it, and what has no end ends there. */
const LARGEST = 128 * 2 ** 20;

/** Files, and the process's standard input, which is read once however often it is named. */
export function processInput(): Input {
  let piped: Promise<string> | undefined;
  return {
    text: (file) =>
      file === '-'
        ? (piped ??= readAll(process.stdin, 'Standard input'))
        : readAll(createReadStream(file), 'The file'),
  };
}

async function readAll(stream: AsyncIterable<unknown>, what: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > LARGEST) throw Object.assign(new Error(), { code: 'EFBIG' });
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`${what} cannot be read: ${reason(error)}.`, { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
}
