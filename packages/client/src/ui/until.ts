import { useEffect, useState } from 'preact/hooks';

export function useUntil(end: number, now: () => number): string | null {
  const [, tick] = useState(0);
  const left = end === 0 ? 0 : Math.max(0, Math.ceil((end - now()) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const alarm = setTimeout(() => tick((n) => n + 1), (end - now()) % 1000 || 1000);
    return () => clearTimeout(alarm);
  });
  return left === 0 ? null : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
