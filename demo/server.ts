import '../server/main';
