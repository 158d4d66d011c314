import { CARD_FIELDS, type CardField } from '../card.ts'
import { type Language, WORDS } from './words.ts'

/** What a browser offers for each field, and how it lets it be typed. */
const TYPED: Record<CardField, string> = {
  CardNo:
    'autocomplete="cc-number" inputmode="numeric" maxlength="23" placeholder="____ ____ ____ ____" data-group="4"',
  Expiry:
    'autocomplete="cc-exp" inputmode="numeric" maxlength="5" placeholder="__/__" data-group="2"',
  Code: 'autocomplete="cc-csc" inputmode="numeric" maxlength="4" placeholder="___"',
  Holder: 'autocomplete="cc-name" maxlength="60"',
}

/** The fields of the card page. Nothing of a card is ever written into the page. */
export function cardFields(language: Language, wrong: readonly CardField[]): string {
  const words = WORDS[language]
  const field = (name: CardField) => {
    const isWrong = wrong.includes(name)
    const why = isWrong ? `<p class="why" id="${name}-why">${words[`${name}Wrong`]}</p>` : ''
    const state = isWrong ? `aria-invalid="true" aria-describedby="${name}-why"` : ''
    return `<div class="field ${name}">
<label for="${name}">${words[name]}</label>
<span class="well"><input id="${name}" name="${name}" required ${TYPED[name]} ${state}>${name === 'CardNo' ? paste(words.paste) : ''}</span>
${why}</div>`
  }
  const summary = wrong.length > 0 ? `<p class="why" role="alert">${words.cardWrong}</p>` : ''
  return `${summary}${CARD_FIELDS.map(field).join('\n')}
<p class="hint">${words.testCard}</p>`
}

/** Shown by the script, where the browser can read the clipboard. */
const paste = (word: string) =>
  `<button class="paste" type="button" data-paste hidden>${word}</button>`
