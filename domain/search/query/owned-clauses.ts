/** Clauses about things that the buyer has, has replaced or does not mean, each with an example. They are left out whole. */
const clauses = [
  // 'Já consegui o cabo, preciso da fonte', 'não o de plástico': up to the word after which the need continues.
  /(?<=^|[,;.(]\s*)(?:(?:ja )?(?:consegui|comprei|recebi)|nao\s+(?:[oa]|d[oa]|quero)) [^,;.+]*?(?=\s+(?:e|mas|porem|so|agora|preciso|precisamos|quero|queria|falta|faltam|faltou)\s|[,;.+)]|$)/g,
  // 'Já troquei a mangueira'
  /ja (?:troquei|trocamos|testei|testamos) [^;.]*?(?=\s+mas\s|[;.]|$)/g,
  // 'A lâmpada eu já testei'
  /\b[oa]s? [a-z]+ (?:eu |nos )?ja (?:troquei|trocamos|testei|testamos)\b/g,
  // ', a linha já foi trocada', ', mangueira e manguito testados'
  /(?<=,\s*)[^,;.]*? (?:ja (?:foi|foram) (?:trocad|testad)|testad)[oa]s?\b[^,;.]*/g,
  // ', mangueira boa', ', cabo ok'
  /(?<=,\s*)[a-z ]{3,30} (?:bo[ao]s?|ok)(?=\s*(?:[,;.)]|$))/g,
  // ', o de plástico quebra toda hora'
  /(?<=,\s*)[oa]s? de [^,;.]*? (?:quebr|rach|estrag)\w+[^,;.]*/g,
  // '(LNCS não entra)'
  /\([^()]* nao (?:entra|encaixa|serve|cabe)[^()]*\)/g,
  // 'O cabo está bom', 'sensor e manguito estão ok', 'a oximetria funciona'
  /(?<=^|[,;.(]\s*)[^,;.]{3,40}? (?:funciona|(?:ta|tao|esta|estao|sao) (?:bo[am]s?|ok|otim[oa]s?|nov[oa]s?|inteir[oa]s?|funcionando))(?=\s*(?:[,;.)]|$))/g,
  // 'Sensor nós temos 10', 'adesivo temos de sobra'
  /(?<=^|[,;.(]\s*)[a-z ]{3,30}? (?:nos )?(?:(?:ja )?temos|a gente (?:ja )?tem)(?: \d+| de sobra)?(?=\s*(?:[,;.)]|$))/g,
  // 'O cabo deles é Masimo', 'a nossa mangueira que usamos é Philips': the brand or model that follows stays.
  /(?<=^|[,;.:!?(]\s*|\be )(?:[oa]s?|noss[oa]s?) \p{L}+ (?:del[ea]s?|daqui|aqui|da gente|do setor|que (?:temos|tenho|uso|usamos)) (?!(?:pr[ao]s?|para|d[aoe]s?) )/gu,
  // 'Trocaram nosso kit pra Argon': what it was replaced by stays.
  /\b(?:trocaram|trocamos|mudaram|mudamos) [^,;.]*? (?:pra|para|por) /g,
]

/** Matches a machine that the buyer has, and the part that it lacks: 'tenho um monitor X e preciso do sensor'. */
const machineThenPart = /\b(?:tenho|temos) ([^.;?]*?),? e (?:preciso|precisamos|queria|quero) (?:d[aeo]s? )?([^.;?]+)/

/**
 * A text without clauses about things that the buyer already has ('já consegui o cabo de força'). If it names a machine
 * and then the wanted part, the part is moved before the machine. The text itself if nothing else is left. In: a
 * normalised text.
 */
export function withoutOwnedClauses(text: string): string {
  const asking = clauses.reduce((rest, clause) => rest.replaceAll(clause, ''), text).replace(machineThenPart, '$2 $1')
  return /[a-z0-9]/.test(asking) ? asking : text
}
