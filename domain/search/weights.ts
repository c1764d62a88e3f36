/** The numbers of spec §9 'Smart search', and nothing else. */
export const weights = {
  suggestionLimit: 5,
  synonymLimit: 3,
  fuzzy: {
    /** Similarity from which a word is corrected to a word of the vocabulary. */
    term: 0.7,
    /** Similarity from which a word of a product counts in its score. */
    scoring: 0.8,
    /** The longest word that is corrected; a longer one is found only as it is written. */
    longestWord: 50,
  },
  /** Points for the intent, to be multiplied by its confidence. */
  intent: { productBrand: 100, specialized: 80, productOnly: 70, equipmentOnly: 60 },
  field: { name: 5, tags: 3, compatibility: 2, description: 1.5 },
  /** Field weights that replace those above if the query names a product and a brand. */
  fieldWithProductBrand: { name: 8, tags: 4 },
  compatibilityWithBrand: 6,
  /** Points for each matched field if more than `above` fields match. */
  fieldBonus: { points: 3, above: 2 },
  onRequestFactor: 0.9,
  onSaleBonus: 2,
  minimumScore: { productBrand: 15, otherwise: 5 },
  mismatch: { productType: 0.3, brand: 0.4 },
} as const

/** Our own factors, where the spec is silent, mostly from 0 to 1; `docs/search.md` says why each one is as it is. */
export const factors = {
  /** The worth of a match with another word than the query's own. */
  strength: { synonym: 0.95, soundsAlike: 0.95, prefix: 0.85 },
  /** The worth of a word that only the description has: without a part or machine it is only background. */
  describedCredit: { named: 0.25, unnamed: 0 },
  /** Confidence of an understanding that rests on less than the product's or the brand's own name. */
  confidence: { hint: 0.7, inferredBrand: 0.9, measure: 0.5 },
  /** How far a brand belongs to a product: its own, an additional one, one named in its texts. */
  brandTie: { own: 1, additional: 0.97, named: 0.94 },
  /** For parts whose names begin with another noun than the asked type's: a rabicho among the cables. */
  otherName: 0.85,
  /** For names with the opposite of a word of the query: 'macho' for 'fêmea'. */
  opposite: 0.8,
  /** For names that have every word of the query. */
  wholeName: 1.15,
  /** For each further part to check for a symptom. */
  laterPart: 0.6,
} as const

/** Codes have ranks, not scores: the same code, the beginning of a code, the end of a code. */
export const codeRanks = { exact: 100, prefix: 80, suffix: 60 } as const

/** Our own limits: lengths in characters, similarities and shares from 0 to 1. */
export const thresholds = {
  /** The shortest beginnings: of the last word, any other, a model with its number, a word for a part or brand. */
  prefixLength: { last: 2, other: 4, model: 6, naming: 3 },
  /** An unknown word of at least this length may be complete, so it is corrected as well as completed. */
  shortestWhole: 5,
  /** The most words that a beginning stands for: the most frequent of so many candidates. */
  prefixWords: 40,
  prefixCandidates: 1000,
  /** Similarity from which a word is corrected that no other word confirms. */
  aloneSimilarity: 0.86,
  /** A correction this much less similar than the best one is still tried. */
  similarityTie: 0.05,
  mostSlips: 2,
  /** Brands need one letter more, because 'vida' is not Vita; a wrong first letter needs seven. */
  shortestCorrected: { word: 4, brand: 5, firstLetter: 7 },
  /** Share of the query's conditions that a product must carry to be an answer. */
  coverage: 0.6,
  /** Share of the counted conditions, with the words of the part's name, that an answer must match. */
  countedCoverage: 0.55,
  /** The fewest characters at the end of a code by which it is found, for labels worn at their beginning. */
  codeSuffixLength: 4,
  /** The fewest letters alone, or digits alone, that are read as the beginning of a code. */
  codePrefixLength: 3,
  mostCodeMatches: 200,
  mostSimilarCodes: 5,
  /** The models that are suggested: from how many typed characters on, and how many at the most. */
  suggestedModels: { shortest: 3, most: 2 },
  /** The most answers to each of several needs. */
  mostGroupHits: 8,
  /** The most words of a short text; in a longer one the word after the part's name and unknown figures may go, too. */
  shortQuery: 5,
} as const
