import type { FactOf } from '../facts.ts'
import { nameOfText, type PublishedTexts } from '../site/texts.ts'
import { type FactLog, type Finding, finding } from './finding.ts'

/** F10: a text that was accepted is not among the published ones, or says something else there. */
export const termsFindings = (log: FactLog, texts: PublishedTexts): Finding[] =>
  log.facts
    .filter((fact): fact is FactOf<'terms.accepted'> => fact.kind === 'terms.accepted')
    .filter((fact) => texts.get(nameOfText(fact)) !== fact.sha256)
    .map((fact) => finding('F10', log, fact))
