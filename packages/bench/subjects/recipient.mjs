/**
 * A connection that takes the host's frames as a socket would: as one flat text each. V8 joins strings by
 * reference until somebody reads them, so a frame that nobody reads would cost less than it does in earnest.
 *
 * @param {{ attach(channel: object): { receive(text: string): void } }} host
 */
export function openRecipient(host) {
  const seen = { frames: 0, read: 0 };
  const attachment = host.attach({
    send(text) {
      seen.frames += 1;
      seen.read += text.charCodeAt(text.length - 1); // reading one flattens the whole
    },
    close: () => {},
  });
  return { seen, receive: attachment.receive };
}

/** A hello of a token, as text. */
export const hello = (match, token) => JSON.stringify({ t: 'hello', v: 1, match, token });

/** Makes a recipient for each audience of a match, and lets it say hello. */
export async function enterAll(host, match, audiences) {
  const recipients = new Map();
  for (const audience of audiences) {
    const token = await match.invite(audience);
    const recipient = openRecipient(host);
    recipient.receive(hello(match.matchId, token));
    recipients.set(audience, recipient);
  }
  return recipients;
}
