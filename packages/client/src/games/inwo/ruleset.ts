export { inwo as default } from '@illuminice/rules/inwo';
