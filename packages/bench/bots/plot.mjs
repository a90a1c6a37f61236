const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [640, 360, 56, 48, 24, 16];
const MARKS = {
  'with relations': (x, y) => `<circle cx="${x}" cy="${y}" r="4" fill="#0b6e99"/>`,
  'with relations, coarser': (x, y) =>
    `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="#b35c00"/>`,
  'without relations': (x, y) => `<path d="M${x} ${y - 5}L${x + 5} ${y + 4}H${x - 5}Z" fill="#555"/>`,
};

/** An SVG of quality against size: points `{ name, dims, brotli, hits, of }`; each name has its own shape. */
export function plot(points) {
  const most = 50_000 * Math.ceil(Math.max(...points.map(({ brotli }) => brotli)) / 50_000);
  const x = (bytes) => Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * bytes) / most);
  const y = (rate) => Math.round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * rate);
  const text = (px, py, content, more = '') => `<text x="${px}" y="${py}" ${more}>${content}</text>`;
  const grid = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (rate) =>
      `<path d="M${LEFT} ${y(rate)}H${WIDTH - RIGHT}" stroke="#ddd"/>` +
      text(LEFT - 8, y(rate) + 4, rate.toFixed(1), 'text-anchor="end"'),
  );
  const sizes = Array.from({ length: most / 50_000 + 1 }, (_, i) => i * 50_000).map((bytes) =>
    text(x(bytes), HEIGHT - BOTTOM + 18, `${bytes / 1_000}`, 'text-anchor="middle"'),
  );
  const marks = points.map(({ name, dims, brotli, hits, of }) => {
    const [px, py] = [x(brotli), y(hits / of)];
    return MARKS[name](px, py) + text(px, py - 9, `${dims}`, 'text-anchor="middle" font-size="10"');
  });
  const legend = Object.keys(MARKS).map((name, i) => {
    const py = HEIGHT - BOTTOM - 56 + 18 * i;
    return MARKS[name](WIDTH - 190, py) + text(WIDTH - 178, py + 4, name);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="12">`,
    '<title>How often the first pick is the word meant, against the size of the lexicon</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...sizes,
    text(
      (LEFT + WIDTH) / 2,
      HEIGHT - 10,
      'kB by brotli; the number at a point is its dimensions',
      'text-anchor="middle"',
    ),
    text(LEFT, TOP - 8, 'first pick is the word meant'),
    ...marks,
    ...legend,
    '</svg>\n',
  ].join('\n');
}
