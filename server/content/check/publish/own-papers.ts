import type { PublishRule } from './publish-rule.ts'

const file = 'content/brand.yaml'

/** What inspectors ask of a company that sells medical devices. */
export const authorisations: PublishRule = {
  title: 'AFE, licença sanitária e responsável técnico estão em `content/brand.yaml`',
  find: ({ brand: { regulatory } }) =>
    (['afe', 'sanitaryLicence', 'technicalManager'] as const)
      .filter((key) => regulatory[key] === undefined)
      .map((key) => ({
        file,
        path: `regulatory.${key}`,
        problem: 'found nothing, expected the number or name that inspectors ask for',
      })),
}

/** Whom visitors ask about their data. */
export const dataOfficer: PublishRule = {
  title: 'O encarregado de dados está nomeado, ou a empresa é mesmo agente de pequeno porte',
  find: ({ brand: { dataProtection } }) =>
    dataProtection.officer
      ? []
      : [
          {
            file,
            path: 'dataProtection.officer',
            problem:
              'found nothing: the privacy page says that the company is a small agent without an officer (Resolução CD/ANPD 2/2022); name one or make sure of that',
          },
        ],
}

/** A seal that a buyer may ask to see proved. */
export const numberedSeals: PublishRule = {
  title: 'Todo produto com o selo "Certificado ANVISA" traz o número do registro ou da notificação',
  find: ({ products }) =>
    products
      .filter(({ isCertified, dossier }) => isCertified && dossier.anvisaNumber === undefined)
      .map(({ id }) => ({
        file: `content/products/${id}.yaml`,
        path: 'dossier.anvisaNumber',
        problem: 'found no number beside the seal "Certificado ANVISA", expected its 11 digits, or no seal',
      })),
}
