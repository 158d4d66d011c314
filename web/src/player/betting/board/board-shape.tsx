import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import '../frame/sports-frame.css'
import { useWide } from '../frame/use-wide.ts'
import { t } from './home/texts.ts'
import { columnsOf } from './row/columns.ts'
import { RowShapes } from './row/row-shapes.tsx'

/** The board on its way: the name of its section, and rows on their true grid. */
export function BoardShape({ title }: { title?: string | undefined }) {
  const isWide = useWide()
  return (
    <div className="sports">
      {isWide && <Skeleton height="640px" radius="16px" />}
      <div className="sports__main" data-shown={0}>
        <div className="sbh">
          <h1>{title ?? t('title')}</h1>
        </div>
        <section className="panel">
          <RowShapes columns={columnsOf('football')} count={12} label={t('loading')} />
        </section>
      </div>
      {isWide && <Skeleton height="420px" radius="16px" />}
    </div>
  )
}
