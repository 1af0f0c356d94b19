/** Whether this is the editor built for static hosting, whose page names a manifest, and not that of `lamplighter edit`. */
export const isPublished = (): boolean => document.querySelector('link[rel="manifest"]') !== null;
