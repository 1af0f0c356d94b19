/** A time as people say it: the hour if it was today, the day before that. */
export function wordsOfTime(time: number, now: number, locale?: string): string {
  const [then, today] = [new Date(time), new Date(now)];
  const clock = then.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  if (then.toDateString() === today.toDateString()) return clock;
  const year = then.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' as const };
  return `${then.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...year })}, ${clock}`;
}

/** How much room something takes. */
export const wordsOfSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
