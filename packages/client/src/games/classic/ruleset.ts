export { classic as default } from '@illuminice/rules/classic';
