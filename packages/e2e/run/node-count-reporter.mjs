// A reporter of node's test runner that leaves the counts as JSON, for the run to add up.
const line = /^(pass|fail|cancelled|skipped|todo) (\d+)$/;

export default async function* nodeCountReporter(source) {
  const seen = {};
  for await (const { type, data } of source) {
    const match = type === 'test:diagnostic' && data.nesting === 0 && line.exec(data.message);
    if (match) seen[match[1]] = Number(match[2]); // the summary comes last, so it is what stays
  }
  if (seen.pass === undefined) return;
  yield JSON.stringify({
    passed: seen.pass,
    failed: seen.fail + seen.cancelled,
    skipped: seen.skipped + seen.todo,
  });
}
