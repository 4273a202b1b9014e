import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { checkCommits } from './check-commits';
import { firebaseApp } from './firebase';

let database: Firestore | undefined;

export function firestore(): Firestore {
  checkCommits();
  return (database ??= connect());
}

function connect(): Firestore {
  // The SDK would log failed requests, which contain personal data.
  setLogLevel('silent');
  const connected = getFirestore(firebaseApp());
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;
  if (emulator) {
    const { hostname, port } = new URL(`http://${emulator}`);
    connectFirestoreEmulator(connected, hostname, Number(port));
  }
  return connected;
}
