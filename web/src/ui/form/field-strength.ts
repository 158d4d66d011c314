/** A die has six faces, and so does the meter. */
export const METER_PARTS = 6

const PROGRESSIONS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl']

/** Whether the whole text is one character repeated, or a stretch of a row everybody types. */
function isTrivial(password: string): boolean {
  const lower = password.toLowerCase()
  return new Set(lower).size === 1 || PROGRESSIONS.some((row) => row.includes(lower))
}

/** 0 to 6: length three times, then mixed case, a digit, and anything that is neither. */
export function passwordStrength(password: string): number {
  if (password === '') return 0
  if (isTrivial(password)) return 1
  const passed = [
    password.length >= 5,
    password.length >= 8,
    password.length >= 12,
    /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\d]/u.test(password),
  ]
  return Math.max(1, passed.filter(Boolean).length)
}
