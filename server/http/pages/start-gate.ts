/** What the scripts and styles use with nothing in its place, by the browsers that have it. */
const needed = [
  'window.HTMLDialogElement', // Chrome 37, Firefox 98, Safari 15.4
  '[].toSorted', // Chrome 110, Firefox 115, Safari 16.0
  'CSS.supports("color","color-mix(in srgb,red,red)")', // Chrome 111, Firefox 113, Safari 16.2
  'matchMedia("(width>0px)").matches', // Chrome 104, Firefox 102, Safari 16.4
]

/**
 * The first script of a page, readable by the oldest browsers. Where all that is needed is there, the document says so
 * in `data-scripts`: scripts may start, and what needs them is shown. Elsewhere the page stays as it is without
 * scripts, what stands in `<noscript>` included; but the scripts that are set aside there are left (set-aside.ts).
 */
export const startGate = `(function(d){try{if(${needed.join('&&')}){d.documentElement.setAttribute("data-scripts","");return}}catch(e){}
d.addEventListener("DOMContentLoaded",function(){for(var n=d.querySelectorAll("noscript:not(#scripts)"),i=n.length;i--;)n[i].outerHTML=n[i].textContent})})(document)`

/** Whether the gate was passed, as an expression. */
export const mayStart = 'document.documentElement.hasAttribute("data-scripts")'

/** A place for those of whom the browser keeps nothing under a name. */
const unlessKept = /data-unless-kept="([a-z\d-]+)"/

/**
 * For a page with such a place: a script that stands behind the gate and says, before the first paint, that nothing is kept, neither
 * by the browser nor, where that had no room, by the tab (app/browser/storage.ts).
 * In: the page's HTML. Out: '' for a page without one.
 */
export function toldIfKept(html: string): string {
  const [, name] = unlessKept.exec(html) ?? []
  if (!name) return ''
  return `;try{${mayStart}&&localStorage.getItem("${name}")===null&&sessionStorage.getItem("${name}")===null&&document.documentElement.setAttribute("data-none-kept","")}catch(e){}`
}
