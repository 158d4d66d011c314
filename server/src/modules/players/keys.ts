/**
 * A user name as it is compared: capital letters A-Z made small and nothing else touched. Turkish
 * I, İ and ı are never folded into each other, whatever the language of the machine (TR-04).
 */
export function usernameKey(username: string): string {
  return username.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32))
}

/** Whether a user name of this form can have been registered. */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]+$/.test(text)

/** An e-mail address as it is compared. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase()

/** `204718903` as support hears it: `ZR 204 718 903`. */
export const shownUsercode = (usercode: string): string =>
  `ZR ${usercode.replace(/\d{3}(?=\d)/g, '$& ')}`
