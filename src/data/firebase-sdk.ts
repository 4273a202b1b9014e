export { getApps, initializeApp } from 'firebase/app';
