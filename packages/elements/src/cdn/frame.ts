/**
 * For the page around `embed.html`: gives each `<iframe data-cluekit>` the height that its game has. A message counts
 * only where it comes from such a frame's own window, and then it is a height and nothing else. Without this file the
 * frame scrolls inside.
 */
const MIN = 120;
const MAX = 10_000;

/** The heights that were asked for since the last frame was drawn; the last one counts, however many there were. */
const wanted = new Map<HTMLIFrameElement, number>();

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[data-cluekit]'),
];

/** A height that may be given, or null for whatever else was sent. */
function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, version, height } = data as Record<string, unknown>;
  const ok = type === 'cluekit-height' && version === 1 && typeof height === 'number' && height > 0;
  return ok && Number.isFinite(height) ? Math.min(Math.max(Math.ceil(height), MIN), MAX) : null;
}

/** Heights are of what is inside: a border and a padding of the page's come on top. */
function give(): void {
  for (const [frame, height] of wanted) {
    const { boxSizing, paddingTop, paddingBottom } = getComputedStyle(frame);
    const around =
      frame.offsetHeight - frame.clientHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
    frame.style.height = `${height + (boxSizing === 'border-box' ? around : 0)}px`;
  }
  wanted.clear();
}

addEventListener('message', ({ data, source }: MessageEvent) => {
  const height = heightIn(data);
  const frame = height !== null && source && frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (wanted.size === 0) requestAnimationFrame(give);
  wanted.set(frame, height);
});

/** A game that was there first has said its height to nobody. */
function ask(): void {
  for (const { contentWindow } of frames())
    contentWindow?.postMessage({ type: 'cluekit-height-request', version: 1 }, '*');
}
ask();
document.addEventListener('DOMContentLoaded', ask);

export {};
