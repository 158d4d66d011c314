/** A text without case and marks, so that `besiktas` finds Beşiktaş and `sarri` Şarrı. */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/,/g, '.')
