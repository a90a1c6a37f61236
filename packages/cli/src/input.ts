import { readFile } from 'node:fs/promises';

/** Where a command reads from: files by name, `-` for standard input. */
export interface Input {
  /** The text of a file. Rejects with a plain sentence where it cannot be read. */
  text(file: string): Promise<string>;
}

/** Files, and the process's standard input, which is read once however often it is named. */
export function processInput(): Input {
  let piped: Promise<string> | undefined;
  return {
    text: (file) =>
      file === '-'
        ? (piped ??= readAll(process.stdin))
        : readFile(file, 'utf8').catch((error: unknown) => {
            throw new Error(`The file cannot be read: ${reason(error)}.`);
          }),
  };
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
};

function reason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && Object.hasOwn(REASONS, code) && REASONS[code]) || (code ?? 'unknown error');
}
