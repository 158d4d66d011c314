import type { DocumentAnswer, DocumentCheck } from './document-check.ts'

/** By the surname, in any case of the Turkish alphabet. Anybody else is accepted. */
const BY_SURNAME: Record<string, DocumentAnswer['verdict']> = {
  sahte: 'refused',
  şüpheli: 'person',
  geç: 'later',
}
const AGAIN_AFTER_MS = 10_000

/**
 * Checks nothing: the surname decides. `Sahte` is refused, `Şüpheli` needs a person, and `Geç` is
 * accepted when it is asked about for the second time.
 */
export function openSandboxCheck(): DocumentCheck {
  const asked = new Set<string>()
  return {
    ask: async ({ reference, surname }) => {
      const verdict = BY_SURNAME[surname.toLocaleLowerCase('tr')] ?? 'accepted'
      if (verdict !== 'later') return { verdict }
      if (asked.delete(reference)) return { verdict: 'accepted' }
      asked.add(reference)
      return { verdict, againAfterMs: AGAIN_AFTER_MS }
    },
  }
}
