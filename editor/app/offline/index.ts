/** The published editor without a network. Loaded only there. */
export { keepOffline } from './offer-updates.js';
