import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/controls/button.tsx'
import { OfficeDialog } from '../../parts/dialogs/shell.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { t } from './texts.ts'

type Props<Data> = {
  title: string
  list: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  isEmpty: (data: Data) => boolean
  /** Said where there is nothing. */
  empty: { icon: LucideIcon; title: string; note: string }
  /** What can be done beside closing. */
  acts?: ReactNode
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** A dialog of the room that reads a list as it opens. */
export function ListDialog<Data>(props: Props<Data>) {
  const { title, list, isEmpty, empty, acts, onClose, children } = props
  const { data, error, refetch } = list
  return (
    <OfficeDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('close')}
          </Button>
          {acts}
        </>
      }
    >
      {error && <Failed error={error} onAgain={() => void refetch()} />}
      {data === undefined && !error && <div className="o-tr__grey" aria-hidden />}
      {data !== undefined && isEmpty(data) && (
        <Empty icon={empty.icon} title={empty.title}>
          {empty.note}
        </Empty>
      )}
      {data !== undefined && children(data)}
    </OfficeDialog>
  )
}
