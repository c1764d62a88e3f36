import { registrationFaults, sealFaults } from '#server/content/check/check-claims.ts'
import type { PublishRule } from './publish-rule.ts'

const file = 'content/brand.yaml'

/** The authorisations that inspectors ask of a company that sells medical devices. */
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
 * Whom visitors ask about their data: a named officer, or the support e-mail where the company is confirmed to be a
 * small agent.
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

/** Seals whose registration number is missing. */
export const numberedSeals: PublishRule = {
  title: 'Todo produto com o selo "Certificado ANVISA" traz o número do registro ou da notificação',
  find: ({ products }) => sealFaults(products),
}

/** Products whose registration has expired, and which must not be sold. */
export const registrationsInForce: PublishRule = {
  title: 'Nenhum registro da ANVISA que o conteúdo cita está vencido ou cancelado',
  find: ({ products }, today) => registrationFaults(products, today),
}
