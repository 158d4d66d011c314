/** The Turkish keyboard writes i as İ: a code knows neither. */
export const foldCode = (code: string) =>
  code.trim().replaceAll('ı', 'I').replaceAll('İ', 'I').toUpperCase()
