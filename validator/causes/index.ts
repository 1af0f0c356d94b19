export { assignCauses, sortByCause } from './assign-causes.js';
