import './ledger.css'
import type { BrokenSeal } from '@zar/contract/office/ledger'
import { texts } from '../../lib/language/translate.ts'
import { Link } from '../../lib/router/router.tsx'
import { wholeOf } from './words.ts'

const t = texts({
  tr: {
    stored: 'Yazılı özet',
    computed: 'Hesaplanan özet',
    counts: '{covered} kapsıyordu, {found} var',
    rows: 'Mühür imzalandığı gibi: aktarımları değişmiş.',
    seal: 'Mühür imzalandığı gibi değil: mührün kendisi değişmiş.',
    first: 'Öncekilerden çıkmayan ilk aktarım',
    transfer: 'Aktarım {id}',
    follow:
      '{from} – {to} arasındaki aktarımların hepsi öncekilerden çıkıyor; bakiyeler birini göstermiyor.',
  },
  en: {
    stored: 'Stored hash',
    computed: 'Computed hash',
    counts: '{covered} covered, {found} found',
    rows: 'The seal is as it was signed: its transfers were changed.',
    seal: 'The seal is not as it was signed: it was changed itself.',
    first: 'The first transfer that does not follow from those before',
    transfer: 'Transfer {id}',
    follow: 'All transfers from {from} to {to} follow from those before; no balance points at one.',
  },
})

/** A seal that its transfers do not come to: both hashes, what was changed, and where it shows first. */
export function BrokenSealFacts({ seal }: { seal: BrokenSeal }) {
  const { stored, computed, covered, found, isAsSigned, first, afterId, toId } = seal
  return (
    <dl className="o-led__broken">
      <dt>{t('stored')}</dt>
      <dd>
        <code>{stored}</code>
      </dd>
      <dt>{t('computed')}</dt>
      <dd>
        <code>{computed}</code>
      </dd>
      <dd>
        {t('counts', { covered, found })}. {isAsSigned !== null && t(isAsSigned ? 'rows' : 'seal')}
      </dd>
      {first ? (
        <>
          <dt>{t('first')}</dt>
          <dd>
            <Link className="o-link" to={`/office/ledger?q=${first.id}`}>
              {t('transfer', { id: wholeOf(first.id) })}
            </Link>{' '}
            {first.says}
          </dd>
        </>
      ) : (
        <dd>{t('follow', { from: wholeOf(`${BigInt(afterId) + 1n}`), to: wholeOf(toId) })}</dd>
      )}
    </dl>
  )
}
