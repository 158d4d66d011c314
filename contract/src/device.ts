/**
 * The cookie by which an account knows a browser again: a secret that the page makes up, 22 or more
 * characters of base64url. A browser without one is known nowhere.
 */
export const DEVICE_COOKIE = 'device'
