import type { ContentList, ContentPiece } from '@zar/contract/office/content/operations'
import type { Body } from '@zar/contract/office/content/pieces'
import { useEffect, useRef, useState } from 'react'
import { locale, texts } from '../../lib/language/translate.ts'
import { forPreview, PREVIEW_READY } from '../../preview/message.ts'
import { Segments } from '../parts/controls/tabs.tsx'
import { previewedOf } from './previewed.ts'

const t = texts({
  tr: {
    title: 'Önizleme',
    phone: 'Telefon',
    desk: 'Masaüstü',
    width: 'Genişlik',
    language: 'Dil',
    frame: 'Oyuncunun gördüğü: {width}, {language}',
  },
  en: {
    title: 'Preview',
    phone: 'Phone',
    desk: 'Desktop',
    width: 'Width',
    language: 'Language',
    frame: 'What the player sees: {width}, {language}',
  },
})

/** Pixels of the page in the frame; it is made smaller where the office has less room. */
const WIDTHS = { phone: 390, desk: 1_440 } as const
type Width = keyof typeof WIDTHS
const HEIGHT = 780

type Props = { piece: ContentPiece; body: Body; list: ContentList; isWide?: boolean }

/** A version as players would see it: their own components, in a frame of the width that is looked at. */
export function Preview({ piece, body, list, isWide = false }: Props) {
  const [width, setWidth] = useState<Width>(isWide ? 'desk' : 'phone')
  const [language, setLanguage] = useState<'tr' | 'en'>(locale)
  const shown = previewedOf(piece, body, language, list.pictures)
  return (
    <section className="o-panel" aria-labelledby="content-preview">
      <div className="o-panel__h">
        <h2 id="content-preview">{t('title')}</h2>
        <span className="o-push o-row">
          <Segments
            label={t('width')}
            choices={[
              { key: 'phone', label: t('phone') },
              { key: 'desk', label: t('desk') },
            ]}
            chosen={width}
            onChoose={setWidth}
          />
          <Segments
            label={t('language')}
            choices={[
              { key: 'tr', label: 'TR' },
              { key: 'en', label: 'EN' },
            ]}
            chosen={language}
            onChoose={setLanguage}
          />
        </span>
      </div>
      <Frame key={language} width={width} language={language} shown={shown} />
    </section>
  )
}

type FrameProps = { width: Width; language: 'tr' | 'en'; shown: ReturnType<typeof previewedOf> }

function Frame({ width, language, shown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const text = JSON.stringify(shown)
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && data?.name === PREVIEW_READY) setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!isReady) return
    const to = frame.current?.contentWindow
    to?.postMessage(forPreview(JSON.parse(text)), location.origin)
  }, [isReady, text])
  return (
    <div className={`o-content__frame is-${width}`}>
      <iframe
        ref={frame}
        title={t('frame', { width: t(width), language: language.toUpperCase() })}
        src={`/office/preview?lang=${language}`}
        width={WIDTHS[width]}
        height={HEIGHT}
      />
    </div>
  )
}
