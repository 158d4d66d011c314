import { editCategory, type OfficeCategory } from '@zar/contract/office/catalogue'
import { call } from '../../parts/api/call.ts'
import { useDraft } from '../../parts/api/drafts.ts'
import { SelectField, TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-catalogue.ts'
import { t } from './category-texts.ts'

type Shape = Pick<OfficeCategory, 'nameTr' | 'nameEn' | 'place' | 'isShown'>
type Props = {
  category: OfficeCategory
  /** How many categories there are. */
  count: number
  onClose: () => void
}

function lacksIn(before: Shape, now: Shape): string | undefined {
  if (!now.nameTr.trim() || !now.nameEn.trim()) return t('noName')
  const isSame =
    now.nameTr.trim() === before.nameTr &&
    now.nameEn.trim() === before.nameEn &&
    now.place === before.place &&
    now.isShown === before.isShown
  return isSame ? t('same') : undefined
}

/** Names, place and visibility of a category; what was typed is kept until it is saved. */
export function CategoryEditor({ category, count, onClose }: Props) {
  const refresh = useRefresh()
  const { id, edition, name, nameTr, nameEn, place, isShown } = category
  const before = { nameTr, nameEn, place, isShown }
  const [shape, setShape, forget] = useDraft<Shape>(`category:${id}:${edition}`, before)
  const nameField = (key: 'nameTr' | 'nameEn') => (
    <TextField
      label={t(key)}
      hint={shape[key] === before[key] ? undefined : t('was', { was: before[key] })}
      maxLength={60}
      autoComplete="off"
      value={shape[key]}
      onChange={({ target }) => setShape({ ...shape, [key]: target.value })}
    />
  )
  return (
    <Confirm
      title={t('editTitle', { name })}
      verb={t('save')}
      lacks={lacksIn(before, shape)}
      consequence={t('editDoes')}
      draft={`category:${id}:edit`}
      onConfirm={async () => {
        try {
          await call(editCategory, { id, edition, ...shape })
          forget()
          notify(t('saved', { name }))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    >
      {nameField('nameTr')}
      {nameField('nameEn')}
      <SelectField
        label={t('place')}
        hint={shape.place === place ? undefined : t('was', { was: place })}
        value={`${shape.place}`}
        choices={Array.from({ length: count }, (_, at) => ({
          value: `${at + 1}`,
          label: t('placeOf', { place: at + 1, count }),
        }))}
        onChange={({ target }) => setShape({ ...shape, place: Number(target.value) })}
      />
      <TickField
        checked={shape.isShown}
        onChange={({ target }) => setShape({ ...shape, isShown: target.checked })}
      >
        {t('show')}
      </TickField>
    </Confirm>
  )
}
