/** The platform, which decides the names of modifier keys. */
let isKnownMac: boolean | undefined;

/** Cached, because it is used by every button at every edit and the browser answers slowly. */
export const isMac = (): boolean => (isKnownMac ??= /Mac|iPhone|iPad/.test(navigator.userAgent));
