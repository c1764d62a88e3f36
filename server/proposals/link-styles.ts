import type { SchemeColours } from '#domain/shop/colours.ts'

/**
 * Styles of the form by which a customer answers a proposal, below the document; the document's own are in
 * document-styles.ts.
 */
export function linkStyles(colour: SchemeColours): string {
  return `
.resposta { box-sizing: border-box; width: 100%; max-width: 52rem; margin: 0 auto; padding: 24px; display: grid; gap: 16px; }
.resposta h2 { margin: 0; font-size: 20px; font-weight: 600; }
.resposta form { display: grid; gap: 8px; justify-items: start; }
.resposta p, .resposta ul { margin: 0; }
.resposta a { color: ${colour.brand}; text-decoration: underline; display: inline-flex; align-items: center; min-height: 44px; }
.resposta label { font-weight: 500; }
.resposta fieldset { border: 1px solid ${colour.rule}; }
.resposta :is(input:not([type]), textarea) { width: 100%; box-sizing: border-box; padding: 8px 12px; font: inherit; color: inherit; background: ${colour.sheet}; border: 1px solid ${colour['rule-strong']}; border-radius: 4px; }
.resposta input:not([type]) { min-height: 44px; max-width: 28rem; }
.resposta button { min-height: 44px; padding: 0 20px; font: inherit; font-weight: 600; border-radius: 4px; cursor: pointer; }
.aceitar { background: ${colour.brand}; color: ${colour['on-brand']}; border: 1px solid ${colour.brand}; }
.perguntar { background: ${colour.sheet}; color: ${colour.ink}; border: 1px solid ${colour['rule-strong']}; }
.resposta :focus-visible { outline: 2px solid ${colour.focus}; outline-offset: 2px; }
.falta { color: ${colour.signal}; font-weight: 500; }
.armadilha { position: absolute; left: -9999px; }
@media (max-width: 40rem) { .resposta { padding: 16px; } }
`
}
