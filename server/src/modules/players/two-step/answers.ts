export const TWO_STEP_ANSWERS = {
  on: { tr: 'İki adımlı giriş açık.', en: 'Two-step log-in is on.' },
  off: { tr: 'İki adımlı giriş kapandı.', en: 'Two-step log-in is off.' },
}
