/** Formats times and file sizes. */
export function formatTime(time: number, now: number, locale?: string): string {
  const [then, today] = [new Date(time), new Date(now)];
  const clock = then.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  if (then.toDateString() === today.toDateString()) return clock;
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' as const };
  return `${then.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...year })}, ${clock}`;
}

/** Formats a size in bytes. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
