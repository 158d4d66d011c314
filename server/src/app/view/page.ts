import { VIEW_PATHS } from '@zar/contract/office/view/player-view'

/** The page around a player's pages. It is the server's own, so that no page of a player has any of it. */
export const VIEW_PAGE = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zar</title>
<link rel="stylesheet" href="${VIEW_PATHS.page}/view.css">
</head>
<body>
<header><p id="what" role="status"></p><p id="left"></p><button id="close" type="button" hidden></button></header>
<main id="pages"></main>
<script src="${VIEW_PATHS.page}/view.js"></script>
</body>
</html>
`

export const VIEW_STYLE = `
body { margin: 0; display: flex; flex-direction: column; height: 100vh; height: 100dvh;
  background: #14110f; color: #f6efe2; font: 15px/1.4 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 8px 16px;
  background: #7a2417; color: #fff; }
header p { margin: 0; }
#what { font-weight: 600; flex: 1 1 240px; overflow-wrap: anywhere; }
button { min-height: 32px; padding: 4px 14px; border: 1px solid #fff; border-radius: 8px;
  background: transparent; color: #fff; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
main { flex: 1; min-height: 0; display: grid; }
iframe { border: 0; width: 100%; height: 100%; }
`

/**
 * Takes the code behind the # once, signs the frame in with the view's own token, and counts down. A view that
 * another tab opened, or that is over, takes the pages away.
 */
export const VIEW_SCRIPT = `
'use strict'
const WORDS = {
  tr: { what: 'Oyuncu görünümü: {name} ({number}). Yalnız bakılır, hiçbir şey yapılamaz.', left: '{time} kaldı',
    close: 'Görünümü kapat', over: 'Bu görünüm bitti. Gerekirse oyuncunun sayfasından yenisini aç.', frame: 'Oyuncunun sayfaları' },
  en: { what: 'View of a player: {name} ({number}). To look at only, nothing can be done.', left: '{time} left',
    close: 'Close the view', over: 'This view is over. Open another from the player’s page if you need one.', frame: 'The player’s pages' },
}
const byId = (id) => document.getElementById(id)
const now = { words: WORDS.tr, token: '', ticking: 0 }

async function ask(path, { method = 'GET', body } = {}) {
  const headers = { locale: document.documentElement.lang }
  if (now.token) headers.authorization = 'Bearer ' + now.token
  if (body) headers['content-type'] = 'application/json'
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) })
  const said = await answer.json()
  if (!said.success) throw new Error(said.message)
  return said.data
}

function speak(locale) {
  now.words = WORDS[locale] || WORDS.tr
  document.documentElement.lang = locale in WORDS ? locale : 'tr'
}

function end() {
  clearInterval(now.ticking)
  localStorage.clear()
  byId('pages').replaceChildren()
  byId('left').textContent = ''
  byId('close').hidden = true
  byId('what').textContent = now.words.over
}

// A view hears no pushes, and its pages ask again: that the line is lost is nothing to tell.
function hushLostLine({ CSSStyleSheet: Sheet, document: pages }) {
  const sheet = new Sheet()
  sheet.replaceSync('.reconnect { display: none }')
  pages.adoptedStyleSheets = [sheet]
}

function show({ username, number, endsAt }) {
  byId('what').textContent = now.words.what.replace('{name}', username).replace('{number}', number)
  byId('close').textContent = now.words.close
  byId('close').hidden = false
  const frame = document.createElement('iframe')
  frame.title = now.words.frame
  frame.src = '/'
  frame.addEventListener('load', () => hushLostLine(frame.contentWindow))
  byId('pages').replaceChildren(frame)
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((Date.parse(endsAt) - performance.timeOrigin - performance.now()) / 1000))
    const time = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0')
    byId('left').textContent = now.words.left.replace('{time}', time)
    if (seconds === 0) end()
  }
  now.ticking = setInterval(tick, 1000)
  tick()
  // The office's session may end before.
  setInterval(() => ask('${VIEW_PATHS.state}').catch(end), 15000)
}

async function begin() {
  const [, locale = '', code] = /^#(tr|en)\\.([\\w-]+)$/.exec(location.hash) || []
  speak(locale || localStorage.getItem('lang') || 'tr')
  if (code) {
    history.replaceState(null, '', location.pathname)
    const { auth, view } = await ask('${VIEW_PATHS.open}', { method: 'POST', body: { code } })
    localStorage.clear()
    localStorage.setItem('lang', locale)
    localStorage.setItem('auth', JSON.stringify(auth))
    now.token = auth.token
    return show(view)
  }
  now.token = JSON.parse(localStorage.getItem('auth') || '{}').token || ''
  show(await ask('${VIEW_PATHS.state}'))
}

byId('close').addEventListener('click', () => ask('${VIEW_PATHS.close}', { method: 'POST', body: {} }).then(end, end))
addEventListener('storage', ({ key, newValue }) => {
  const other = key === 'auth' && newValue ? JSON.parse(newValue).token : ''
  if (other && other !== now.token) {
    clearInterval(now.ticking)
    byId('pages').replaceChildren()
    byId('close').hidden = true
    byId('left').textContent = ''
    byId('what').textContent = now.words.over
  }
})
begin().catch(end)
`
