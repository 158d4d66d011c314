/** What the page's browser runs. Without it the page works too. */
export const SCRIPT = `// The tab was opened by the site, so it may close itself; where it may not, the link is followed.
document.querySelector('[data-close]')?.addEventListener('click', () => window.close())

// A second press sends nothing: the decision is on its way.
document.querySelector('form')?.addEventListener('submit', (event) => {
  const form = event.currentTarget
  if (form.dataset.sent) event.preventDefault()
  form.dataset.sent = 'yes'
})

// Card numbers stand in groups of four, the date in two of two.
const shape = (field) => {
  const size = Number(field.dataset.group)
  const digits = field.value.replace(/\\D/g, '').slice(0, size === 4 ? 19 : 4)
  const groups = digits.match(new RegExp('.{1,' + size + '}', 'g')) ?? []
  field.value = groups.join(size === 4 ? ' ' : '/')
}
for (const field of document.querySelectorAll('[data-group]')) {
  field.addEventListener('input', (event) => {
    const isAtEnd = field.selectionEnd === field.value.length
    // While something in the middle is changed, the caret must not jump.
    if (isAtEnd && !event.inputType?.startsWith('delete')) shape(field)
  })
  field.addEventListener('blur', () => shape(field))
}

const paste = document.querySelector('[data-paste]')
if (paste && navigator.clipboard?.readText) {
  paste.hidden = false
  paste.addEventListener('click', async () => {
    const field = document.getElementById('CardNo')
    try {
      field.value = await navigator.clipboard.readText()
      shape(field)
    } catch {
      // Not allowed: it is typed by hand.
    }
    field.focus()
  })
}
document.querySelector('[aria-invalid]')?.focus()
`
