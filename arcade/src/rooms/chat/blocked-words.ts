/** Words that no message has, in the letters of `plain`. What begins with one of these is one of them. */
export const BLOCKED_STEMS: readonly string[] = [
  ...['amcik', 'amina', 'gavat', 'gotveren', 'ibne', 'kahpe', 'orospu', 'pezevenk', 'serefsiz'],
  ...['sikerim', 'sikeyim', 'siktir', 'yarrak', 'yavsak'],
  ...['asshole', 'bitch', 'cunt', 'faggot', 'fuck', 'motherfuck', 'nigger', 'shit', 'whore'],
]

/** Too short to be a beginning: these words alone. */
export const BLOCKED_WORDS: readonly string[] = [
  ...['amk', 'aq', 'pic', 'sik', 'fag', 'slut', 'wank'],
]
