import type { Body } from '@zar/contract/office/content/pieces'
import { texts } from '../../../lib/language/translate.ts'
import { Button } from '../../parts/controls/button.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { fieldName } from '../names.ts'
import { type Change, changesOf } from './changes.ts'

const t = texts({
  tr: { none: 'İki sürüm aynı.', before: 'Önce', after: 'Sonra', close: 'Kapat', empty: 'boş' },
  en: {
    none: 'The two versions are the same.',
    before: 'Before',
    after: 'After',
    close: 'Close',
    empty: 'empty',
  },
})

type Props = { title: string; before: Body; after: Body; onClose: () => void }

/** What differs between two versions, field by field; what goes is struck, what comes is underlined. */
export function DiffDialog({ title, before, after, onClose }: Props) {
  const changes = changesOf(before, after)
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <span className="o-push" />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {changes.length === 0 && <p>{t('none')}</p>}
      <ul className="o-content__diff">
        {changes.map((one) => (
          <Line key={`${one.field}:${one.locale}`} change={one} />
        ))}
      </ul>
    </OfficeDialog>
  )
}

const Line = ({ change: { field, locale, before, after } }: { change: Change }) => (
  <li>
    <h3>
      {fieldName(field)} {locale && <small>{locale.toUpperCase()}</small>}
    </h3>
    <p>
      <span className="sr">{t('before')}: </span>
      <del>{before || t('empty')}</del>
    </p>
    <p>
      <span className="sr">{t('after')}: </span>
      <ins>{after || t('empty')}</ins>
    </p>
  </li>
)
