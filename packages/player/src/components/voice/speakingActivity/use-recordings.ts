import { useEffect, useRef, useState } from 'react';

/** The recordings of a question by turn, as object URLs that are revoked with the question (SAFE-15). */
export function useRecordings() {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const keep = (id: string, recording: Blob) => {
    const url = URL.createObjectURL(recording);
    made.current.push(url);
    setUrls(last => {
      const before = last[id];
      if (before) URL.revokeObjectURL(before);
      return { ...last, [id]: url };
    });
    return url;
  };
  return { urls, keep };
}
