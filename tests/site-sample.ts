import type { SiteIdentity } from '#domain/seo/company-data.ts'
import type { Brand } from '#domain/shop/brand.ts'

/** A site for tests. */
export const siteSample: SiteIdentity & { brand: Brand } = {
  siteUrl: 'https://vitrinemedica.example',
  brand: {
    name: 'Vitrine Médica',
    slug: 'vitrine-medica',
    tagline: 'Equipamentos e peças médicas',
    description: 'Equipamentos, peças e manutenção.',
    siteUrl: 'https://vitrinemedica.example',
    phone: '+55 41 3000-0000',
    whatsapp: { main: '5541900000000', categories: '5541900000001' },
    email: { sales: 'comercial@example.com', support: 'suporte@example.com', security: 'seguranca@example.com' },
    address: {
      street: 'Rua das Araucárias, 1000',
      district: 'Centro',
      city: 'Curitiba',
      state: 'PR',
      postalCode: '80000-000',
    },
    cnpj: '00.000.000/0001-00',
    legalLine: 'Vitrine Médica Ltda.',
    regulatory: {},
    workshop: {},
    dataProtection: {},
    certifications: ['ANVISA'],
    attentionNotice: 'ATENÇÃO: confira o código.',
    promises: {},
    warranty: '12 meses.',
    offers: { pixDiscount: 5, instalments: 8, benefits: [] },
    footerCategories: [],
    derivedRatings: true,
    logo: { light: 'logo.svg', dark: 'logo-escuro.svg' },
    icon: 'icone.svg',
    colours: { main: '#0b5560', accent: '#b93a0c' },
  },
}
