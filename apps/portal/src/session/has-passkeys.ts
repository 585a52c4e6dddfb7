/**
 * Whether this browser has passkeys for this site: they are bound to a name, so that it has none at an address of
 * numbers, nor without an encrypted connection.
 */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)
