import product from '../../../package.json' with { type: 'json' };

/** Of the whole product: what is served and tagged has one version. */
export const { version } = product;
