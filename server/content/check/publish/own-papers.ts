import { registrationFaults, sealFaults } from '#server/content/check/check-claims.ts'
import type { PublishRule } from './publish-rule.ts'

const file = 'content/brand.yaml'

/** Finds missing authorisations that inspectors ask of a company that sells medical devices. */
export const authorisations: PublishRule = {
  title: 'AFE, licença sanitária e responsável técnico estão em `content/brand.yaml`',
  find: ({ brand: { regulatory } }) =>
    (['afe', 'sanitaryLicence', 'technicalManager'] as const)
      .filter((key) => regulatory[key] === undefined)
      .map((key) => ({
        file,
        path: `regulatory.${key}`,
        code: 'conteudo-licenca-que-falta',
        problem: 'falta o número ou o nome que a fiscalização pede',
      })),
}

/**
 * Finds whether visitors have nobody to ask about their data: neither an officer is named, nor is the company confirmed
 * to be a small agent, whose support e-mail then answers.
 */
export const dataOfficer: PublishRule = {
  title: 'O encarregado de dados está nomeado, ou alguém confirmou que a empresa é agente de pequeno porte',
  find: ({ brand: { dataProtection } }) =>
    dataProtection.officer || dataProtection.smallAgent
      ? []
      : [
          {
            file,
            path: 'dataProtection',
            code: 'conteudo-encarregado-que-falta',
            problem:
              'não há encarregado, e a página de privacidade diz que a empresa é agente de pequeno porte (Resolução CD/ANPD nº 2/2022); nomeie um em officer, ou escreva em smallAgent o dia em que alguém o confirmou',
          },
        ],
}

/** Finds seals whose registration number is missing or a sample. */
export const numberedSeals: PublishRule = {
  title: 'Todo produto com o selo "Certificado ANVISA" traz o número do registro ou da notificação',
  find: ({ products }) => sealFaults(products),
}

/** Finds products that must not be sold, because their registration has expired or was cancelled. */
export const registrationsInForce: PublishRule = {
  title: 'Nenhum registro da ANVISA que o conteúdo cita está vencido ou cancelado',
  find: ({ products }, today) => registrationFaults(products, today),
}
