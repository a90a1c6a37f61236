/** Opens a peek, takes what it shows, and closes it at once. Null where it is refused. */
export function peekOnce<K>(client: {
  peek(callback: (key: K | null) => void): () => void;
}): Promise<K | null> {
  return new Promise((resolve) => {
    const close = client.peek((key) => {
      resolve(key);
      if (key !== null) void Promise.resolve().then(() => close());
    });
  });
}
