import type { SchemeColours } from '#domain/shop/colours.ts'

/** The style sheet of a proposal at its link and in an e-mail, for screens and for those who print them. */
export function documentStyles(colour: SchemeColours): string {
  // The '!important' is where a class has to win over the more exact '.proposta td' and '.proposta table'.
  return `
@page { size: A4; margin: 14mm; }
body { margin: 0; background: ${colour.paper}; color: ${colour.ink}; font: 15px/1.5 'Plex Sans', Arial, Helvetica, sans-serif; }
.proposta { box-sizing: border-box; width: 100%; max-width: 52rem; margin: 0 auto; padding: 24px; background: ${colour.sheet}; }
.carta { max-width: 52rem; margin: 0 auto; padding: 16px 24px; }
.proposta table { width: 100%; border-collapse: collapse; }
.proposta td, .proposta th { vertical-align: top; text-align: left; }
.proposta p, .proposta h1 { margin: 0; }
.proposta h1 { font-size: 26px; line-height: 1.25; font-weight: 600; }
.cabeca { border-bottom: 2px solid ${colour.brand}; }
.cabeca td { padding-bottom: 16px; }
.cabeca img { display: block; height: 40px; width: auto; margin-bottom: 8px; }
.marca { font-size: 20px; font-weight: 600; }
.direita { text-align: right !important; white-space: nowrap; }
.miudo { font-size: 13px; line-height: 1.4; }
.apagado { color: ${colour.muted}; }
.numero { text-align: right !important; white-space: nowrap; font-variant-numeric: tabular-nums; padding-left: 12px; }
.fatos { margin: 16px 0; columns: 2 18rem; column-gap: 24px; }
.fatos div { break-inside: avoid; overflow-wrap: anywhere; }
.rolagem { overflow-x: auto; }
.itens { border-top: 1px solid ${colour.ink}; }
.itens th { border-bottom: 1px solid ${colour.ink}; padding: 6px 12px 6px 0; font-size: 13px; font-weight: 500; }
.itens td { border-bottom: 1px solid ${colour.rule}; padding: 8px 12px 8px 0; max-width: 9rem; overflow-wrap: break-word; }
.itens .numero { padding-left: 12px; padding-right: 0; }
.itens .largo { width: 100%; max-width: none; overflow-wrap: anywhere; }
.item { display: flex; gap: 12px; }
.item img { flex: none; width: 56px; height: 42px; object-fit: contain; }
.itens thead { display: table-header-group; }
.itens tr, .totais { break-inside: avoid; }
${totalsStyles}
${phoneRules(colour)}
${printRules}
`
}

const totalsStyles = `.totais { width: auto !important; margin: 16px 0 0 auto; font-variant-numeric: tabular-nums; }
.totais td { padding: 2px 0 2px 24px; }
.total td { font-weight: 600; font-size: 20px; }
.texto { white-space: pre-wrap; overflow-wrap: anywhere; }`

/** The rules for phones: a line becomes a block, and its cells show their names. */
const phoneRules = (colour: SchemeColours): string => `@media screen and (max-width: 40rem) {
.proposta { padding: 16px; }
.cabeca td { display: block; }
.cabeca .direita { text-align: left !important; }
.itens thead { position: absolute; left: -9999px; }
.itens tr { display: grid; grid-template-columns: repeat(3, 1fr); padding: 8px 0; border-bottom: 1px solid ${colour.rule}; }
.itens td, .itens .numero { display: block; grid-column: 1 / -1; max-width: none; padding: 2px 0; border: 0; text-align: left !important; }
.itens .numero { grid-column: auto; }
.itens td[data-nome]::before { content: attr(data-nome) ' '; color: ${colour.muted}; font-size: 13px; }
.itens .numero::before { display: block; }
}`

const printRules = `@media print {
body { background: white; font-size: 12px; line-height: 1.4; }
.proposta { max-width: none; padding: 0; }
.rolagem { overflow: visible; }
.so-na-tela { display: none; }
}`

/** The styles of the form below the document, by which a customer answers at the link. */
export const linkStyles = (colour: SchemeColours): string => `
.resposta { box-sizing: border-box; width: 100%; max-width: 52rem; margin: 0 auto; padding: 24px; display: grid; gap: 16px; }
.resposta h2 { margin: 0; font-size: 20px; font-weight: 600; }
.resposta form { display: grid; gap: 8px; justify-items: start; }
.resposta p, .resposta ul { margin: 0; }
.resposta a { color: ${colour.brand}; text-decoration: underline; display: inline-flex; align-items: center; min-height: 44px; }
.resposta label { font-weight: 500; }
.resposta fieldset { margin: 0; padding: 4px 16px; border: 1px solid ${colour.rule}; border-radius: 4px; }
.resposta fieldset label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
.resposta input[type='radio'] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${colour.brand}; }
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
