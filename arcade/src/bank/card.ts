/** The fields of the card form. What is typed into them is looked at and forgotten, never stored. */
export const CARD_FIELDS = ['CardNo', 'Expiry', 'Code', 'Holder'] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Which fields of a typed card cannot be right. */
export function wrongCardFields(form: URLSearchParams, nowMs: number): CardField[] {
  const typed = (field: CardField) => form.get(field)?.trim() ?? ''
  const isRight: Record<CardField, boolean> = {
    CardNo: isCardNumber(typed('CardNo').replace(/[\s-]/g, '')),
    Expiry: isComing(typed('Expiry'), nowMs),
    Code: /^\d{3,4}$/.test(typed('Code')),
    Holder: typed('Holder').length >= 2,
  }
  return CARD_FIELDS.filter((field) => !isRight[field])
}

/** 13 to 19 digits that pass the Luhn check. */
function isCardNumber(digits: string): boolean {
  if (!/^[1-9]\d{12,18}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const doubled = Number(digit) * 2
    return all + (index % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** `12/27`: a card is good to the end of its month. */
function isComing(expiry: string, nowMs: number): boolean {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return false
  if (Number(month) < 1 || Number(month) > 12) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > nowMs
}
